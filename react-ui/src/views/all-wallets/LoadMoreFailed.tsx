import { TextButton } from '../../components/TextButton.tsx'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'

/** Below a list that did not come whole: why, and a way to ask again. */
export function LoadMoreFailed({
  rest,
  more,
}: {
  rest: 'more' | 'loading' | 'stuck' | 'end'
  more(): void
}) {
  const texts = useSharedTexts()
  if (rest !== 'stuck') return null
  return (
    <p className="lk-hint" role="status">
      {texts.allWallets.loadMoreFailed} <TextButton onClick={more}>{texts.tryAgain}</TextButton>
    </p>
  )
}
