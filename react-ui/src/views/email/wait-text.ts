import type { EmailTexts } from './texts/en.ts'

/** How long the visitor has to wait for the next e-mail, in the number format of the language. */
export const waitText = ({ email, language }: EmailTexts, seconds: number): string =>
  email.wait(new Intl.NumberFormat(language).format(seconds))
