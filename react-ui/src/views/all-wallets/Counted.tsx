import { useSay } from '../../parts/useSay.ts'
import { useLanguage } from '../../words/useLanguage.ts'

/** Has said how many wallets a search found; those who see it, see it. */
export function Counted({ count }: { count: number }) {
  useSay(useLanguage().allWallets.found(count), null)
  return null
}
