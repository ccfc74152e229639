import { useSay } from './say.ts'

/** Something for those who hear the page: the others see it. */
export function Said({ text }: { text: string }) {
  useSay(text)
  return null
}
