import { useAnnounce } from './useAnnounce.ts'

/** Announces a step to screen readers while it is mounted. Renders nothing. */
export function Announcement({ title, text }: { title: string; text: string | null }) {
  useAnnounce(title, text)
  return null
}
