import { readClubTable } from '../club-table.ts';

export const ENGLAND_CLUBS = readClubTable(
  'England',
  `
club                    | football-data.co.uk           | The Odds API             | football-data.org
Arsenal                 | =                             | =                        | Arsenal FC
Aston Villa             | =                             | =                        | Aston Villa FC
Barnsley                | =                             | =                        | Barnsley FC
Birmingham City         | Birmingham                    | =                        | Birmingham City FC
Blackburn Rovers        | Blackburn                     | =                        | Blackburn Rovers FC
Blackpool               | =                             | =                        | Blackpool FC
Bolton Wanderers        | Bolton                        | =                        | Bolton Wanderers FC
Bournemouth             | =                             | =                        | AFC Bournemouth
Bradford City           | =; Bradford                   | =                        | Bradford City AFC
Brentford               | =                             | =                        | Brentford FC
Brighton                | =                             | Brighton and Hove Albion | Brighton & Hove Albion FC
Bristol City            | =                             | =                        | Bristol City FC
Burnley                 | =                             | =                        | Burnley FC
Burton Albion           | Burton                        | =                        | Burton Albion FC
Cardiff City            | Cardiff                       | =                        | Cardiff City FC
Charlton Athletic       | Charlton                      | =                        | Charlton Athletic FC
Chelsea                 | =                             | =                        | Chelsea FC
Coventry City           | Coventry                      | =                        | Coventry City FC
Crystal Palace          | =                             | =                        | Crystal Palace FC
Derby County            | Derby                         | =                        | Derby County FC
Everton                 | =                             | =                        | Everton FC
Fulham                  | =                             | =                        | Fulham FC
Huddersfield Town       | Huddersfield                  | =                        | Huddersfield Town AFC
Hull City               | Hull                          | =                        | Hull City AFC
Ipswich Town            | Ipswich                       | =                        | Ipswich Town FC
Leeds United            | Leeds                         | =                        | Leeds United FC
Leicester City          | Leicester                     | =                        | Leicester City FC
Lincoln City            | Lincoln                       | =                        | Lincoln City FC
Liverpool               | =                             | =                        | Liverpool FC
Luton Town              | Luton                         | Luton                    | Luton Town FC
Manchester City         | Man City                      | =                        | Manchester City FC
Manchester United       | Man United                    | =                        | Manchester United FC
Middlesbrough           | =                             | =                        | Middlesbrough FC
Millwall                | =                             | =                        | Millwall FC
Milton Keynes Dons      | =                             | MK Dons                  | Milton Keynes Dons FC
Newcastle United        | Newcastle                     | =                        | Newcastle United FC
Norwich City            | Norwich                       | =                        | Norwich City FC
Nottingham Forest       | Nott'm Forest                 | =                        | Nottingham Forest FC
Oxford United           | Oxford                        | =                        | Oxford United FC
Peterborough United     | Peterboro                     | =                        | Peterborough United FC
Plymouth Argyle         | Plymouth                      | =                        | Plymouth Argyle FC
Portsmouth              | =                             | =                        | Portsmouth FC
Preston North End       | Preston                       | =                        | Preston North End FC
QPR                     | =                             | Queens Park Rangers      | Queens Park Rangers FC
Reading                 | =                             | =                        | Reading FC
Rotherham United        | Rotherham                     | =                        | Rotherham United FC
Sheffield United        | =                             | =                        | Sheffield United FC
Sheffield Wednesday     | Sheffield Weds; Sheffield Wed | =                        | Sheffield Wednesday FC
Southampton             | =                             | =                        | Southampton FC
Stockport County        | Stockport                     | =; Stockport County FC   |
Stoke City              | Stoke                         | =                        | Stoke City FC
Sunderland              | =                             | =                        | Sunderland AFC
Swansea City            | Swansea                       | =                        | Swansea City AFC
Tottenham               | =                             | Tottenham Hotspur        | Tottenham Hotspur FC
Watford                 | =                             | =                        | Watford FC
West Bromwich Albion    | West Brom                     | =                        | West Bromwich Albion FC
West Ham United         | West Ham                      | =                        | West Ham United FC
Wigan Athletic          | Wigan                         | =                        | Wigan Athletic FC
Wolverhampton Wanderers | Wolves                        | =                        | Wolverhampton Wanderers FC
Wrexham                 | =                             | Wrexham AFC              | Wrexham AFC
Wycombe Wanderers       | Wycombe                       | =                        | Wycombe Wanderers FC
`,
);
