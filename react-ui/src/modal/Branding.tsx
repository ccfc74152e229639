import { enCore } from '../locales/en-core.ts'
import { useTexts } from '../locales/useTexts.ts'
import { useBranding } from './useRootProps.ts'

/** The line that names the maker of the modal, unless the page or its project hide it. */
export function Branding() {
  const texts = useTexts(enCore)
  return useBranding() ? (
    <p className="lk-branding" data-part="branding">
      {texts.modal.branding}
    </p>
  ) : null
}
