import { useAnnounce } from '../../components/useAnnounce.ts'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'

/** Has said how many wallets a search found; those who see it, see it. */
export function Counted({ count }: { count: number }) {
  useAnnounce(useSharedTexts().allWallets.found(count), null)
  return null
}
