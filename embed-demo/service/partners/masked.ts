/** "Jordan" → "J***" */
export const maskedName = (name: string): string => name.replace(/^(.).*$/su, "$1***");

/** "jordan.avery@example.com" → "j***@example.com" */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/su, "$1***");

/** "(512) 555-0134" → "(***) ***-0134" */
export const maskedPhone = (phone: string): string => `(***) ***-${phone.slice(-4)}`;
