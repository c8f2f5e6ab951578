import { useState } from 'react';
import { settings } from '#lib/api/settings.ts';
import { initialsOf } from './bookmaker-initials.ts';
import css from './bookmaker-plate.module.css';
import { hashOf } from './hash-of.ts';

/** How a plate is printed: in ink, in outline, with a double rule. */
const PRINTS = [css.solid, css.outline, css.double] as const;

/** A bookmaker's mark: the operator's logo file if there is one, otherwise a plate derived from the name,
 *  always the same and no more prominent than any other. It is decoration: the name stands beside it or is
 *  read out. */
export function BookmakerPlate({ name }: { readonly name: string }) {
  const logo = settings().bookmaker_logos[name];
  const [failed, setFailed] = useState(false);
  if (logo && !failed) {
    return (
      <img className={css.logo} src={logo} alt="" loading="lazy" onError={() => setFailed(true)} />
    );
  }
  return <Initials name={name} />;
}

function Initials({ name }: { readonly name: string }) {
  const initials = initialsOf(name);
  const print = PRINTS[hashOf(name) % PRINTS.length];
  return (
    <span
      className={`${css.plate} ${initials ? print : css.blank}`}
      // Shown by CSS, so that the initials do not become part of a link's text.
      data-initials={initials}
      aria-hidden="true"
    />
  );
}
