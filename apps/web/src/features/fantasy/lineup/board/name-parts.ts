/** The parts of a name between which a line may break: its words, those joined by a hyphen, and the initial that
 *  tells two players of one surname apart. */
export const nameParts = (name: string): string[] => name.match(/[^\s-]+-*|-+/gu) ?? [name];
