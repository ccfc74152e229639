import { TextButton } from '../../components/TextButton.tsx'
import { enCore } from '../../locales/en-core.ts'
import { useTexts } from '../../locales/useTexts.ts'

/** Replaces a part of the view whose code did not load. */
export function PartNotLoaded({ retry }: { retry: () => void }) {
  const texts = useTexts(enCore)
  return (
    <p className="lk-hint">
      {texts.connect.notLoaded} <TextButton onClick={retry}>{texts.tryAgain}</TextButton>
    </p>
  )
}
