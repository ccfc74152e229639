import type { ReactElement } from 'react'
import socialMarkCss from './social-mark.css?inline'
import { useSheet } from './useSheet.ts'

/**
 * The mark of a social provider, drawn in 24 by 24. Own drawings; the marks belong to their owners.
 * Hidden from screen readers: the element around it names the provider.
 */
export function SocialMark({ provider }: { provider: Social }) {
  useSheet(socialMarkCss)
  return (
    <svg className="lk-social-mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {marks[provider]()}
    </svg>
  )
}

/** The social providers that have a mark. */
type Social = 'google' | 'x' | 'discord' | 'farcaster' | 'github' | 'apple' | 'facebook'

const marks: Readonly<Record<Social, () => ReactElement>> = {
  google: () => (
    <g fill="none" strokeWidth="3.6">
      <path stroke="#4285f4" d="M12 12.2h8.2a8.2 8.2 0 0 1-2.8 5.9" />
      <path stroke="#34a853" d="M17.4 18.1a8.2 8.2 0 0 1-12.6-2.2" />
      <path stroke="#fbbc05" d="M4.8 15.9a8.2 8.2 0 0 1 0-7.6" />
      <path stroke="#ea4335" d="M4.8 8.3a8.2 8.2 0 0 1 12.8-2.2" />
    </g>
  ),
  x: () => (
    <g fill="none" stroke="currentColor" strokeWidth="2">
      <path d="M5 4.5h3.4L19 19.5h-3.4z" />
      <path d="m5 19.5 6-6.4M13 10.7l5.6-6.2" />
    </g>
  ),
  discord: () => (
    <>
      <path
        fill="#5865f2"
        d="M8.6 5.2c2.3-.5 4.5-.5 6.8 0l.6-1c1.3.3 2.5.7 3.6 1.3 1.9 3 2.8 6.3 2.5 10a14 14 0 0 1-4.2 2.3l-1.1-1.8c-3.2 1.1-6.4 1.1-9.6 0l-1.1 1.8a14 14 0 0 1-4.2-2.3c-.3-3.7.6-7 2.5-10 1.1-.6 2.3-1 3.6-1.3z"
      />
      <circle cx="8.7" cy="11.6" r="1.7" fill="#fff" />
      <circle cx="15.3" cy="11.6" r="1.7" fill="#fff" />
    </>
  ),
  farcaster: () => (
    <>
      <rect x="1.5" y="1.5" width="21" height="21" rx="5" fill="#7c65c1" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        d="M5.4 6.4h13.2M7.2 6.4v11.4M16.8 6.4v11.4M5.4 17.8h3.8M14.8 17.8h3.8M7.2 12.4a4.8 4.4 0 0 1 9.6 0"
      />
    </>
  ),
  github: () => (
    <path
      fill="currentColor"
      d="M12 2a10 10 0 0 0-3 19.5V18c-2.4.6-3.1-.8-3.7-1.9-.3-.5-.7-.8-1.1-1 1.1-.5 2 .2 2.6 1.1.6.9 1.3 1.3 2.3.9.1-.6.4-1.1.8-1.5-2.6-.3-4.5-1.4-4.5-4.9 0-1.2.4-2.1 1.1-2.9-.2-.7-.1-1.7.2-2.6 1 0 1.9.5 2.7 1a9.2 9.2 0 0 1 5.2 0c.8-.5 1.7-1 2.7-1 .3.9.4 1.9.2 2.6.7.8 1.1 1.7 1.1 2.9 0 3.5-1.9 4.6-4.5 4.9.5.5.9 1.2.9 2.3v3.6A10 10 0 0 0 12 2z"
    />
  ),
  apple: () => (
    <g fill="currentColor">
      <path d="M15.9 2.2c.1 1.3-.4 2.4-1.1 3.2-.8.9-1.9 1.4-3 1.3-.1-1.2.4-2.3 1.1-3.1.8-.8 2-1.4 3-1.4z" />
      <path d="M12.3 8c1 0 2-.9 3.8-.9 1.5.1 2.7.7 3.5 1.9-2.8 1.7-2.5 5.7.5 6.9-.7 1.9-1.8 3.8-3.1 5.1-1.3 1.2-2.7.4-4.5.4s-3 .8-4.3-.2c-3.4-2.9-5.2-9-2.7-12 1.1-1.3 2.4-2 4-2 1.3 0 2 .8 2.8.8z" />
    </g>
  ),
  facebook: () => (
    <>
      <circle cx="12" cy="12" r="10.5" fill="#1877f2" />
      <path
        fill="#fff"
        d="M10.2 22.4v-7.6H7.7v-3.1h2.5V9.4c0-2.6 1.5-4 3.9-4 1 0 2 .2 2 .2v2.6h-1.3c-1.2 0-1.5.7-1.5 1.5v2h2.7l-.5 3.1h-2.2v7.6a10.5 10.5 0 0 1-3.1 0z"
      />
    </>
  ),
}
