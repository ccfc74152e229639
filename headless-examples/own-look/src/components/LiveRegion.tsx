import { useAnnounce } from './announce.ts'

/** Announces a text to screen readers. Renders nothing. */
export function LiveRegion({ text }: { text: string }) {
  useAnnounce(text)
  return null
}
