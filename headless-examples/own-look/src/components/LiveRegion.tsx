import { useAnnounce } from './announce.ts'

/** Text for screen readers. */
export function LiveRegion({ text }: { text: string }) {
  useAnnounce(text)
  return null
}
