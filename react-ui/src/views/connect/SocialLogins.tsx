import type { SocialProvider } from '@latchkit/core'
import { MoreIcon } from '../../components/icons-logins.ts'
import { SocialMark } from '../../components/SocialMark.tsx'
import { enLogins } from '../../locales/en-logins.ts'
import { providerName } from '../../locales/provider-name.ts'
import { useTexts } from '../../locales/useTexts.ts'

/** The number of marks in one line. With more providers, the last place opens all of them. */
const places = 5

export type SocialLoginsProps = {
  /** In display order. */
  socials: readonly SocialProvider[]
  /** To be called in the visitor's click. Null: the visitor has not accepted the terms yet. */
  pick: ((provider: SocialProvider) => void) | null
  showAll: (() => void) | null
}

/** The social logins in one line: the first with its name, the others with their marks. */
export function SocialLogins({ socials, pick, showAll }: SocialLoginsProps) {
  const { social: texts } = useTexts(enLogins)
  const hasMore = socials.length > places + 1
  const [first, ...others] = hasMore ? socials.slice(0, places) : socials
  if (first === undefined) return null
  const button = (provider: SocialProvider, label: string | null) => (
    <button
      key={provider}
      type="button"
      className="lk-social"
      data-part="social"
      aria-label={label === null ? texts.with(providerName(provider)) : undefined}
      aria-disabled={pick === null || undefined}
      onClick={() => pick?.(provider)}
    >
      <SocialMark provider={provider} />
      {label !== null && <span>{label}</span>}
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className="lk-socials" role="group" aria-label={texts.label}>
      {button(first, texts.with(providerName(first)))}
      {(others.length > 0 || hasMore) && (
        <div className="lk-socials-row">
          {others.map((provider) => button(provider, null))}
          {hasMore && (
            <button
              type="button"
              className="lk-social"
              data-part="social"
              aria-label={texts.more}
              aria-disabled={showAll === null || undefined}
              onClick={() => showAll?.()}
            >
              <MoreIcon />
            </button>
          )}
        </div>
      )}
    </div>
  )
}
