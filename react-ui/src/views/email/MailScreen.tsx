import type { ReactNode } from 'react'
import { MailIcon } from '../../components/icons.ts'
import { Panel } from '../../components/Panel.tsx'
import { PendingScreen, type PendingScreenProps } from '../../components/PendingScreen.tsx'

/** Progress or result of a step without a form. */
export const MailScreen = ({
  note = null,
  ...screen
}: Omit<PendingScreenProps, 'icon' | 'note'> & { note?: ReactNode }) => (
  <Panel>
    <PendingScreen
      icon={
        <span className="lk-mail" aria-hidden="true">
          <MailIcon />
        </span>
      }
      note={note}
      {...screen}
    />
  </Panel>
)
