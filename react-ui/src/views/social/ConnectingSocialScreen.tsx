import type { SocialView } from '@latchkit/core/flows'
import { Panel } from '../../components/Panel.tsx'
import { useSheet } from '../../components/useSheet.ts'
import { SocialProgress } from './SocialProgress.tsx'
import socialCss from './social.css?inline'

/** The progress of a login in a popup. */
export const ConnectingSocialScreen = ({ view }: { view: SocialView }) => (
  <Panel>
    <SocialProgress provider={view.provider} view={view} />
  </Panel>
)
useSheet(socialCss)
