import { TextButton } from '../../components/TextButton.tsx'
import { useLanguage } from '../../locales/useLanguage.ts'

/** Below a list that did not come whole: why, and a way to ask again. */
export function RestOfList({
  rest,
  more,
}: {
  rest: 'more' | 'loading' | 'stuck' | 'end'
  more(): void
}) {
  const words = useLanguage()
  if (rest !== 'stuck') return null
  return (
    <p className="lk-hint" role="status">
      {words.allWallets.stuck} <TextButton onClick={more}>{words.tryAgain}</TextButton>
    </p>
  )
}
