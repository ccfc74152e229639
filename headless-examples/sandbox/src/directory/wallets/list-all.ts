import type { DirectoryEntry, ListedWallet } from '../directory.types.ts'
import { generateWallets } from './generate-wallets.ts'
import { listHostile } from './hostile.ts'
import { listInstallable, listInternational } from './installable.ts'
import { listKnown } from './known.ts'
import { listPhone } from './phone.ts'

/** Number of legitimate entries from one hostile entry to the next. */
const hostileDistance = 6
/** Index of the legitimate entry before the first hostile one. */
const firstHostile = 20

/**
 * Lists all entries in order: the simulated phone, two installable wallets, then known wallets
 * among generated ones. Hostile entries start after the first twenty, so that the first page looks
 * normal.
 */
export function listAll(count: number, universalBase: string | null): readonly DirectoryEntry[] {
  const [foxglove, harbor, ...installable] = listInstallable()
  const generated = generateWallets(count)
  const legitimate = [
    listPhone(universalBase),
    ...[foxglove, harbor].filter((wallet) => wallet !== undefined),
    ...interleave(generated, [...installable, ...listKnown(), ...listInternational()], 3),
  ]
  return insertHostile(legitimate, listHostile()).slice(0, count).map(withOrder)
}

/** Inserts one entry of `few` after every `distance` entries of `many`. */
const interleave = (
  many: readonly ListedWallet[],
  few: readonly ListedWallet[],
  distance: number,
): readonly ListedWallet[] =>
  many.flatMap((wallet, index) => {
    const inserted = (index + 1) % distance === 0 ? few[(index + 1) / distance - 1] : undefined
    return inserted === undefined ? [wallet] : [wallet, inserted]
  })

const insertHostile = (
  legitimate: readonly ListedWallet[],
  hostile: readonly DirectoryEntry[],
): readonly DirectoryEntry[] =>
  legitimate.flatMap((wallet, index) => {
    const offset = index - firstHostile
    const inserted =
      offset >= 0 && offset % hostileDistance === 0 ? hostile[offset / hostileDistance] : undefined
    return inserted === undefined ? [wallet] : [wallet, inserted]
  })

/** Sets `order` by position, with gaps like the hosted service. Keeps hostile values. */
const withOrder = (entry: DirectoryEntry, index: number): DirectoryEntry =>
  entry !== null && entry.order === 0 ? { ...entry, order: (index + 1) * 10 } : entry
