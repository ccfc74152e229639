import type { TextWithNodes } from '../../../locales/en-core.ts'
import { firstViewTexts } from './en-first-view.ts'

/** English texts of the ways to connect. */
export const connectTexts = {
  ...firstViewTexts,
  connect: {
    ...firstViewTexts.connect,
    noMethod: "You can't connect right now",
    noMethodText: 'This site has turned off connecting a wallet.',
    terms: 'terms of service',
    privacy: 'privacy policy',
    agree: <T>(link: T): TextWithNodes<T> => ['By connecting, you agree to the ', link, '.'],
    agreeBoth: <T>(first: T, second: T): TextWithNodes<T> => [
      'By connecting, you agree to the ',
      first,
      ' and the ',
      second,
      '.',
    ],
    accept: <T>(link: T): TextWithNodes<T> => ['I accept the ', link],
    acceptBoth: <T>(first: T, second: T): TextWithNodes<T> => [
      'I accept the ',
      first,
      ' and the ',
      second,
    ],
  },
}
export type ConnectTexts = typeof connectTexts
