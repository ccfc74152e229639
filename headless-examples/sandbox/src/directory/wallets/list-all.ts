import type { DirectoryEntry, ListedWallet } from '../directory.types.ts'
import { generateWallets } from './generate-wallets.ts'
import { listHostile } from './hostile.ts'
import { listInstallable, listInternational } from './installable.ts'
import { listKnown } from './known.ts'
import { listPhone } from './phone.ts'

const betweenHostile = 6
const firstHostile = 20

/**
 * All wallets in their order: the pretend phone first, then those people know among invented ones.
 * Hostile entries begin with the twentieth, so that a first look is a pleasant one.
 */
export function listAll(count: number, universalBase: string | null): readonly DirectoryEntry[] {
  const [foxglove, harbor, ...installable] = listInstallable()
  const invented = generateWallets(count)
  const honest = [
    listPhone(universalBase),
    ...[foxglove, harbor].filter((wallet) => wallet !== undefined),
    ...shuffledIn(invented, [...installable, ...listKnown(), ...listInternational()], 3),
  ]
  return spread(honest, listHostile()).slice(0, count).map(inPlace)
}

/** One of the second list after every `distance` of the first. */
const shuffledIn = (
  many: readonly ListedWallet[],
  few: readonly ListedWallet[],
  distance: number,
): readonly ListedWallet[] =>
  many.flatMap((wallet, index) => {
    const guest = (index + 1) % distance === 0 ? few[(index + 1) / distance - 1] : undefined
    return guest === undefined ? [wallet] : [wallet, guest]
  })

const spread = (
  honest: readonly ListedWallet[],
  hostile: readonly DirectoryEntry[],
): readonly DirectoryEntry[] =>
  honest.flatMap((wallet, index) => {
    const place = index - firstHostile
    const guest =
      place >= 0 && place % betweenHostile === 0 ? hostile[place / betweenHostile] : undefined
    return guest === undefined ? [wallet] : [wallet, guest]
  })

/** Its place as its order, with gaps as services leave them; entries that have something odd there keep it. */
const inPlace = (entry: DirectoryEntry, index: number): DirectoryEntry =>
  entry !== null && entry.order === 0 ? { ...entry, order: (index + 1) * 10 } : entry
