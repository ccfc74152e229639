import type { DirectoryEntry, DirectorySettings } from './directory.types.ts'

/** `count`: number of matching entries on all pages. */
export type Page = { data: readonly DirectoryEntry[]; count: number }

const parseList = (text: string | null): ReadonlySet<string> =>
  new Set((text ?? '').split(',').filter((part) => part !== ''))

/** Parses a positive integer. Null for any other text. */
const parseCount = (text: string | null, defaultCount: number): number | null => {
  if (text === null) return defaultCount
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}

/**
 * Returns one page of the matching entries. Null if `page` or `entries` is not a positive integer.
 */
export function selectEntries(
  all: readonly DirectoryEntry[],
  query: URLSearchParams,
  { chains }: Pick<DirectorySettings, 'chains'>,
): Page | null {
  const page = parseCount(query.get('page'), 1)
  const entries = parseCount(query.get('entries'), 40)
  if (page === null || entries === null) return null
  const included = parseList(query.get('include'))
  const excluded = parseList(query.get('exclude'))
  const requestedChains = chains === 'exact' ? parseList(query.get('chains')) : new Set<string>()
  const matching = all.filter(
    (entry) =>
      (included.size === 0 || included.has(textOf(entry, 'id'))) &&
      !excluded.has(textOf(entry, 'id')) &&
      supportsSome(entry, requestedChains) &&
      matchesSearch(entry, query.get('search')) &&
      matchesBadge(entry, query.get('badge_type')),
  )
  return { data: matching.slice((page - 1) * entries, page * entries), count: matching.length }
}

const textOf = (entry: DirectoryEntry, key: 'id' | 'name'): string => {
  const value = entry?.[key]
  return typeof value === 'string' ? value : ''
}

/** An entry without a list of chains matches every chain, as in the hosted service. */
function supportsSome(entry: DirectoryEntry, requested: ReadonlySet<string>): boolean {
  const chains = entry?.chains
  if (requested.size === 0 || !Array.isArray(chains)) return true
  return chains.some((chain) => requested.has(chain))
}

const matchesSearch = (entry: DirectoryEntry, search: string | null): boolean => {
  const text = (search ?? '').trim().toLowerCase()
  return text === '' || textOf(entry, 'name').toLowerCase().includes(text)
}

/** True if the entry has the badge; `none` matches entries without a badge. */
const matchesBadge = (entry: DirectoryEntry, badgeType: string | null): boolean => {
  if (badgeType === null || badgeType === '') return true
  return (entry?.badge_type ?? 'none') === badgeType
}
