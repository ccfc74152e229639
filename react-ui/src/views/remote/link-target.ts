import type { LinkDevice, LinkPlatform } from './remote-screen.types.ts'

/** Where the browser follows a link: an app opens from this page, out of any frame; all else beside it, and in Telegram everything. */
export function linkTarget(platform: LinkPlatform, { framed, telegram }: LinkDevice): '_blank' | '_top' | '_self' {
  if (platform !== 'mobile' || telegram) return '_blank'
  return framed ? '_top' : '_self'
}
