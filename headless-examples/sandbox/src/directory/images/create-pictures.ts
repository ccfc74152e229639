import { roster } from '../../base/wallet-roster.ts'
import type { DirectoryEntry } from '../directory.types.ts'
import { hostileImages } from '../wallets/hostile.ts'
import { phoneWallet } from '../wallets/phone.ts'
import { drawPhone } from './draw-phone.ts'
import { drawWallet } from './draw-wallet.ts'

/** Pictures of the listed wallets, drawn when they are asked for. */
export type Pictures = { of(imageId: string): string | null }

const imageId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const heavy = 5_000_000

/** Only what has the form of an image id gets a picture, whatever is listed. */
export function createPictures(entries: readonly DirectoryEntry[]): Pictures {
  const names = new Map<unknown, string>()
  for (const entry of entries)
    if (typeof entry?.name === 'string') names.set(entry.image_id, entry.name)
  const icons = new Map(roster().map(({ branding }) => [branding.name, branding.icon]))
  return {
    of(id) {
      const name = names.get(id)
      if (name === undefined || !imageId.test(id)) return null
      if (id === phoneWallet.imageId) return drawPhone()
      if (id === hostileImages.heavy) return `${drawWallet(name, id)}<!--${'x'.repeat(heavy)}-->`
      if (id === hostileImages.scripted) return scripted(drawWallet(name, id))
      const icon = icons.get(name)
      return icon === undefined
        ? drawWallet(name, id)
        : decodeURIComponent(icon.slice(icon.indexOf(',') + 1))
    },
  }
}

/** Says so in the page's title if anybody lets it run. */
const scripted = (drawn: string): string =>
  drawn
    .replace('<svg ', '<svg onload="top.document.title=\'ran\'" ')
    .replace('</svg>', '<script>top.document.title="ran"</script></svg>')
