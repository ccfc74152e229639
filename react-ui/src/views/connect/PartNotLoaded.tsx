import { TextButton } from '../../components/TextButton.tsx'
import { useCoreTexts } from '../../locales/useCoreTexts.ts'

/** Replaces a part of the view whose code did not load. */
export function PartNotLoaded({ retry }: { retry: () => void }) {
  const texts = useCoreTexts()
  return (
    <p className="lk-hint">
      {texts.connect.notLoaded} <TextButton onClick={retry}>{texts.tryAgain}</TextButton>
    </p>
  )
}
