import type { EmbeddedTexts } from '../../locales/useEmbeddedTexts.ts'

/** How long the visitor has to wait for the next e-mail, in the number format of the language. */
export const waitText = ({ email, language }: EmbeddedTexts, seconds: number): string =>
  email.wait(new Intl.NumberFormat(language).format(seconds))
