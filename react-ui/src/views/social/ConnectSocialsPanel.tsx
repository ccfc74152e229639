import { WaysToConnect } from '../connect/ConnectPanel.tsx'

/** All social logins. */
export const ConnectSocialsPanel = () => <WaysToConnect only="social" />
