import { readClubTable } from '../club-table.ts';

export const ENGLAND_CLUBS = readClubTable(
  'England',
  `
club                    | tiers | football-data.co.uk           | The Odds API             | football-data.org
Manchester City         | 111   | Man City                      | =                        | Manchester City FC
Arsenal                 | 111   | =                             | =                        | Arsenal FC
Liverpool               | 111   | =                             | =                        | Liverpool FC
Chelsea                 | 111   | =                             | =                        | Chelsea FC
Manchester United       | 111   | Man United                    | =                        | Manchester United FC
Aston Villa             | 111   | =                             | =                        | Aston Villa FC
Newcastle United        | 111   | Newcastle                     | =                        | Newcastle United FC
Tottenham               | 111   | =                             | Tottenham Hotspur        | Tottenham Hotspur FC
Brighton                | 111   | =                             | Brighton and Hove Albion | Brighton & Hove Albion FC
Nottingham Forest       | 111   | Nott'm Forest                 | =                        | Nottingham Forest FC
Bournemouth             | 111   | =                             | =                        | AFC Bournemouth
Crystal Palace          | 111   | =                             | =                        | Crystal Palace FC
Everton                 | 111   | =                             | =                        | Everton FC
Brentford               | 111   | =                             | =                        | Brentford FC
Fulham                  | 111   | =                             | =                        | Fulham FC
Leeds United            | 211   | Leeds                         | =                        | Leeds United FC
Sunderland              | 211   | =                             | =                        | Sunderland AFC
West Ham United         | 112   | West Ham                      | =                        | West Ham United FC
Wolverhampton Wanderers | 112   | Wolves                        | =                        | Wolverhampton Wanderers FC
Ipswich Town            | 121   | Ipswich                       | =                        | Ipswich Town FC
Burnley                 | 212   | =                             | =                        | Burnley FC
Coventry City           | 221   | Coventry                      | =                        | Coventry City FC
Hull City               | 221   | Hull                          | =                        | Hull City AFC
Southampton             | 122   | =                             | =                        | Southampton FC
Leicester City          | 120   | Leicester                     | =                        | Leicester City FC
Middlesbrough           | 222   | =                             | =                        | Middlesbrough FC
Sheffield United        | 222   | =                             | =                        | Sheffield United FC
Norwich City            | 222   | Norwich                       | =                        | Norwich City FC
West Bromwich Albion    | 222   | West Brom                     | =                        | West Bromwich Albion FC
Birmingham City         | 022   | Birmingham                    | =                        | Birmingham City FC
Wrexham                 | 022   | =                             | Wrexham AFC              | Wrexham AFC
Millwall                | 222   | =                             | =                        | Millwall FC
Bristol City            | 222   | =                             | =                        | Bristol City FC
Swansea City            | 222   | Swansea                       | =                        | Swansea City AFC
Watford                 | 222   | =                             | =                        | Watford FC
Stoke City              | 222   | Stoke                         | =                        | Stoke City FC
QPR                     | 222   | =                             | Queens Park Rangers      | Queens Park Rangers FC
Derby County            | 222   | Derby                         | =                        | Derby County FC
Preston North End       | 222   | Preston                       | =                        | Preston North End FC
Blackburn Rovers        | 222   | Blackburn                     | =                        | Blackburn Rovers FC
Portsmouth              | 222   | =                             | =                        | Portsmouth FC
Charlton Athletic       | 022   | Charlton                      | =                        | Charlton Athletic FC
Cardiff City            | 202   | Cardiff                       | =                        | Cardiff City FC
Bolton Wanderers        | 002   | Bolton                        | =                        | Bolton Wanderers FC
Lincoln City            | 002   | Lincoln                       | =                        | Lincoln City FC
Oxford United           | 220   | Oxford                        | =                        | Oxford United FC
Sheffield Wednesday     | 220   | Sheffield Weds; Sheffield Wed | =                        | Sheffield Wednesday FC
Luton Town              | 200   | Luton                         | Luton                    | Luton Town FC
Plymouth Argyle         | 200   | Plymouth                      | =                        | Plymouth Argyle FC
Barnsley                |       | =                             | =                        | Barnsley FC
Blackpool               |       | =                             | =                        | Blackpool FC
Bradford City           |       | =; Bradford                   | =                        | Bradford City AFC
Burton Albion           |       | Burton                        | =                        | Burton Albion FC
Huddersfield Town       |       | Huddersfield                  | =                        | Huddersfield Town AFC
Milton Keynes Dons      |       | =                             | MK Dons                  | Milton Keynes Dons FC
Peterborough United     |       | Peterboro                     | =                        | Peterborough United FC
Reading                 |       | =                             | =                        | Reading FC
Rotherham United        |       | Rotherham                     | =                        | Rotherham United FC
Stockport County        |       | Stockport                     | =; Stockport County FC   |
Wigan Athletic          |       | Wigan                         | =                        | Wigan Athletic FC
Wycombe Wanderers       |       | Wycombe                       | =                        | Wycombe Wanderers FC
`,
);
