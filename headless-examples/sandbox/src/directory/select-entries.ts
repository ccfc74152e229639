import type { DirectoryEntry, DirectorySettings } from './directory.types.ts'

export type Page = { data: readonly DirectoryEntry[]; count: number }

const listOf = (text: string | null): ReadonlySet<string> =>
  new Set((text ?? '').split(',').filter((part) => part !== ''))
/** Any reading of a number but a positive whole one is null. */
const amountOf = (text: string | null, usual: number): number | null => {
  if (text === null) return usual
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}

/** One page of what was asked for, and how many there are on all pages; null when page or entries are no amounts. */
export function selectEntries(
  all: readonly DirectoryEntry[],
  query: URLSearchParams,
  { chains }: Pick<DirectorySettings, 'chains'>,
): Page | null {
  const page = amountOf(query.get('page'), 1)
  const entries = amountOf(query.get('entries'), 40)
  if (page === null || entries === null) return null
  const included = listOf(query.get('include'))
  const excluded = listOf(query.get('exclude'))
  const wanted = chains === 'exact' ? listOf(query.get('chains')) : new Set<string>()
  const found = all.filter(
    (entry) =>
      (included.size === 0 || included.has(textOf(entry, 'id'))) &&
      !excluded.has(textOf(entry, 'id')) &&
      knowsOneOf(entry, wanted) &&
      isNamed(entry, query.get('search')) &&
      isBadged(entry, query.get('badge_type')),
  )
  return { data: found.slice((page - 1) * entries, page * entries), count: found.length }
}

const textOf = (entry: DirectoryEntry, key: 'id' | 'name'): string => {
  const value = entry?.[key]
  return typeof value === 'string' ? value : ''
}

/** An entry whose chains are no list is listed for every chain: the service does not know better. */
function knowsOneOf(entry: DirectoryEntry, wanted: ReadonlySet<string>): boolean {
  const chains = entry?.chains
  if (wanted.size === 0 || !Array.isArray(chains)) return true
  return chains.some((chain) => wanted.has(chain))
}

const isNamed = (entry: DirectoryEntry, search: string | null): boolean => {
  const wanted = (search ?? '').trim().toLowerCase()
  return wanted === '' || textOf(entry, 'name').toLowerCase().includes(wanted)
}

/** `none` asks for wallets without a badge. */
const isBadged = (entry: DirectoryEntry, wanted: string | null): boolean => {
  if (wanted === null || wanted === '') return true
  const badge = entry?.badge_type ?? 'none'
  return badge === wanted
}
