import type { SocialProvider } from '@latchkit/core'
import { useTexts } from '@latchkit/react-ui/locales'
import { Icon } from '../components/Icon.tsx'
import { Row, Rows } from '../components/Row.tsx'
import { providerName } from './provider-name.ts'

/** The number of rows beside other ways to connect. With more logins, the last row opens the rest. */
const places = 4

type SocialsProps = {
  socials: readonly SocialProvider[]
  /** Whether to show each login. */
  all: boolean
  /** Null: the terms are not accepted yet. `pickSocial`: to be called in the click. */
  choosing: { pickSocial(provider: SocialProvider): void; showSocials(): void } | null
}

/** The social logins. */
export function Socials({ socials, all, choosing }: SocialsProps) {
  const { social: texts } = useTexts()
  const hasMore = !all && socials.length > places
  const row = (label: string, onClick: () => void) => (
    <Row
      key={label}
      label={label}
      end={<Icon name="next" />}
      state={choosing === null ? 'disabled' : 'idle'}
      onClick={onClick}
    />
  )
  return (
    <Rows label={texts.label}>
      {(hasMore ? socials.slice(0, places - 1) : socials).map((provider) =>
        row(texts.with(providerName(provider)), () => choosing?.pickSocial(provider)),
      )}
      {hasMore && row(texts.more, () => choosing?.showSocials())}
    </Rows>
  )
}
