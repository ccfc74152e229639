import { walletRoster } from '../../base/wallet-roster.ts'
import type { DirectoryEntry } from '../directory.types.ts'
import { hostileImages } from '../wallets/hostile.ts'
import { phoneWallet } from '../wallets/phone.ts'
import { drawPhone } from './draw-phone.ts'
import { drawWallet } from './draw-wallet.ts'

export type Pictures = {
  /** Draws the SVG picture of a listed wallet. Null for an unknown image id. */
  of(imageId: string): string | null
}

const imageIdPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Length of the comment in the oversized picture, in bytes. */
const oversizedLength = 5_000_000

/** Creates the pictures of the entries. Invalid image ids, which hostile entries have, get none. */
export function createPictures(entries: readonly DirectoryEntry[]): Pictures {
  const names = new Map<unknown, string>()
  for (const entry of entries)
    if (typeof entry?.name === 'string') names.set(entry.image_id, entry.name)
  const icons = new Map(walletRoster().map(({ branding }) => [branding.name, branding.icon]))
  return {
    of(id) {
      const name = names.get(id)
      if (name === undefined || !imageIdPattern.test(id)) return null
      if (id === phoneWallet.imageId) return drawPhone()
      if (id === hostileImages.heavy) {
        return `${drawWallet(name, id)}<!--${'x'.repeat(oversizedLength)}-->`
      }
      if (id === hostileImages.scripted) return addScripts(drawWallet(name, id))
      const icon = icons.get(name)
      return icon === undefined
        ? drawWallet(name, id)
        : decodeURIComponent(icon.slice(icon.indexOf(',') + 1))
    },
  }
}

/** Adds scripts that change the title of the page if they run. */
const addScripts = (svg: string): string =>
  svg
    .replace('<svg ', '<svg onload="top.document.title=\'ran\'" ')
    .replace('</svg>', '<script>top.document.title="ran"</script></svg>')
