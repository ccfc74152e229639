import { errorText, type useTexts } from '@latchkit/react-ui/locales'

/** Why an e-mail address or a code was not accepted. */
export type Problem = Parameters<typeof errorText>[1]

/** The text of a problem. Null without one, and while the button counts down to the next e-mail. */
export const problemText = (
  texts: ReturnType<typeof useTexts>,
  problem: Problem | null,
): string | null =>
  problem === null || problem === 'email/throttled' ? null : errorText(texts, problem)
