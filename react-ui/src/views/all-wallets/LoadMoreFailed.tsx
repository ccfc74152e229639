import { TextButton } from '../../components/TextButton.tsx'
import { useTexts } from '../../locales/useTexts.ts'
import { allWalletsTexts } from './texts/en.ts'

/**
 * Message below a list whose next page failed to load, with a retry button. Renders nothing unless
 * `rest` is `failed`.
 */
export function LoadMoreFailed({
  rest,
  retry,
}: {
  rest: 'more' | 'loading' | 'failed' | 'end'
  retry(): void
}) {
  const texts = useTexts(allWalletsTexts)
  if (rest !== 'failed') return null
  return (
    <p className="lk-hint" role="status">
      {texts.allWallets.loadMoreFailed} <TextButton onClick={retry}>{texts.tryAgain}</TextButton>
    </p>
  )
}
