'use client'
import type { ConnectView } from '@latchkit/core/flows'
import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { EmailInput } from '../../components/EmailInput.tsx'
import { IconTile } from '../../components/IconTile.tsx'
import { WalletOutlineIcon } from '../../components/icons.ts'
import { List } from '../../components/List.tsx'
import { Row } from '../../components/Row.tsx'
import { SocialMark } from '../../components/SocialMark.tsx'
import { useSheet } from '../../components/useSheet.ts'
import { enLogins } from '../../locales/en-logins.ts'
import { providerName } from '../../locales/provider-name.ts'
import { useTexts } from '../../locales/useTexts.ts'
import loginsCss from './logins.css?inline'
import { SocialLogins, type SocialLoginsProps } from './SocialLogins.tsx'

/** The steps that offer ways to connect. */
export type OfferingView = Exclude<ConnectView, { step: 'unavailable' }>

/** A login with the embedded wallet, or the row that leads to the wallets beside the logins. */
type LoginProps = {
  method: OfferingView['methods'][number]
  connect: OfferingView
  /** `social`: each social login has a row. */
  only: 'wallet' | 'social' | null
}

/** The ways to log in with the embedded wallet. Loaded only if the page offers them. */
export function Logins({ method, connect, only }: LoginProps) {
  useSheet(loginsCss)
  if (method === 'wallet') return <WalletsRow connect={connect} />
  if (method === 'email') return <EmailField connect={connect} />
  const pick = connect.step === 'choosing' ? connect.pickSocial : null
  return only === 'social' ? (
    <SocialRows socials={connect.socials} pick={pick} />
  ) : (
    <SocialLogins
      socials={connect.socials}
      pick={pick}
      showAll={connect.step === 'choosing' ? connect.showSocials : null}
    />
  )
}

/** Leads to the wallets. */
function WalletsRow({ connect }: { connect: OfferingView }) {
  const open = connect.step === 'choosing' ? connect.showWallets : null
  return (
    <Row
      icon={
        <IconTile>
          <WalletOutlineIcon />
        </IconTile>
      }
      label={useTexts(enLogins).social.wallets}
      end="chevron"
      state={open === null ? 'disabled' : 'idle'}
      onClick={() => open?.()}
    />
  )
}

/** The field of the e-mail address. Enter and the button submit it. */
function EmailField({ connect }: { connect: OfferingView }) {
  const { email: texts } = useTexts(enLogins)
  const choosing = connect.step === 'choosing' ? connect : null
  const [text, setText] = useState(
    choosing?.waiting?.type === 'email' ? choosing.waiting.email : '',
  )
  const submit = () => {
    if (text.trim() !== '') choosing?.submitEmail(text)
  }
  return (
    <form
      className="lk-login-email"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="lk-email">
        <EmailInput
          label={texts.label}
          placeholder={texts.placeholder}
          readOnly={choosing === null}
          value={text}
          onFocus={() => choosing?.selectEmail()}
          onChange={setText}
        />
      </div>
      <Button
        kind="ghost"
        state={choosing === null || text.trim() === '' ? 'disabled' : 'idle'}
        onClick={submit}
      >
        {texts.continue}
      </Button>
    </form>
  )
}

/** The social logins, each in a row with its name. */
const SocialRows = ({ socials, pick }: Omit<SocialLoginsProps, 'showAll'>) => (
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
