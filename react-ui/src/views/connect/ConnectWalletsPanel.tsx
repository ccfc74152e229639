import { WaysToConnect } from './ConnectPanel.tsx'

/** The wallets, where the Connect view leads to them with one row. */
export const ConnectWalletsPanel = () => <WaysToConnect only="wallet" />
