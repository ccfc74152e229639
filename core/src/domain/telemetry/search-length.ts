/** The length of a search: in characters, or empty without a text (decision 47). */
export type SearchLength = '' | '1-3' | '4-10' | 'more'

/** A search text may be a name, a number of a card, a password or part of a recovery phrase. */
export function searchLength(text: string): SearchLength {
  const { length } = [...text.trim()]
  if (length === 0) return ''
  if (length <= 3) return '1-3'
  return length <= 10 ? '4-10' : 'more'
}

const lengths: readonly unknown[] = ['', '1-3', '4-10', 'more'] satisfies readonly SearchLength[]
export const isSearchLength = (value: unknown): value is SearchLength => lengths.includes(value)
