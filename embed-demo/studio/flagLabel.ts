/** "priorBodilyInjury" → "Prior bodily injury" */
export const flagLabel = (flag: string): string => {
  const words = flag.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words[0]!.toUpperCase()}${words.slice(1)}`;
};
