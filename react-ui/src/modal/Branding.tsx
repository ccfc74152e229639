import { useCoreTexts } from '../locales/useCoreTexts.ts'
import { useBranding } from './useRootProps.ts'

/** The line that names the maker of the modal, unless the page or its project hide it. */
export function Branding() {
  const texts = useCoreTexts()
  return useBranding() ? (
    <p className="lk-branding" data-part="branding">
      {texts.modal.branding}
    </p>
  ) : null
}
