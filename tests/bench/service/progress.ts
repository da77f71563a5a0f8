/** Tells what is being measured, apart from the tables. */
export const progress = (text: string): void => void process.stderr.write(`${text}\n`);
