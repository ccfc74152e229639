import { TextButton } from '../../components/TextButton.tsx'
import { useTexts } from '../../locales/useTexts.ts'
import { firstViewTexts } from './texts/en-first-view.ts'

/** Replaces a part of the view whose code did not load. */
export function PartNotLoaded({ retry }: { retry: () => void }) {
  const texts = useTexts(firstViewTexts)
  return (
    <p className="lk-hint">
      {texts.connect.notLoaded} <TextButton onClick={retry}>{texts.tryAgain}</TextButton>
    </p>
  )
}
