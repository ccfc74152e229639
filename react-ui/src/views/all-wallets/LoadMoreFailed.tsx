import { TextButton } from '../../components/TextButton.tsx'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'

/**
 * Message below a list whose next page failed to load, with a retry button. Null for other states
 * of the list.
 */
export function LoadMoreFailed({
  rest,
  more,
}: {
  rest: 'more' | 'loading' | 'failed' | 'end'
  more(): void
}) {
  const texts = useSharedTexts()
  if (rest !== 'failed') return null
  return (
    <p className="lk-hint" role="status">
      {texts.allWallets.loadMoreFailed} <TextButton onClick={more}>{texts.tryAgain}</TextButton>
    </p>
  )
}
