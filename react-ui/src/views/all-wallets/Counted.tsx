import { useSay } from '../../components/useSay.ts'
import { useLanguage } from '../../locales/useLanguage.ts'

/** Has said how many wallets a search found; those who see it, see it. */
export function Counted({ count }: { count: number }) {
  useSay(useLanguage().allWallets.found(count), null)
  return null
}
