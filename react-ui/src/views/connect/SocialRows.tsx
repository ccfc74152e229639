import { List } from '../../components/List.tsx'
import { Row } from '../../components/Row.tsx'
import { SocialMark } from '../../components/SocialMark.tsx'
import { enLogins } from '../../locales/en-logins.ts'
import { providerName } from '../../locales/provider-name.ts'
import { useTexts } from '../../locales/useTexts.ts'
import type { SocialLoginsProps } from './SocialLogins.tsx'

/** The social logins, each in a row with its name. */
export const SocialRows = ({ socials, pick }: Omit<SocialLoginsProps, 'showAll'>) => (
  <List label={useTexts(enLogins).social.label}>
    {socials.map((provider) => (
      <Row
        key={provider}
        icon={
          <span className="lk-social-tile">
            <SocialMark provider={provider} />
          </span>
        }
        label={providerName(provider)}
        end="chevron"
        state={pick === null ? 'disabled' : 'idle'}
        onClick={() => pick?.(provider)}
      />
    ))}
  </List>
)
