// biome-ignore lint/performance/noBarrelFile: the panels load together, with one import
export { DownloadsPanel } from '../views/get-wallet/DownloadsPanel.tsx'
export { GetWalletPanel } from '../views/get-wallet/GetWalletPanel.tsx'
export { WhatIsANetworkPanel } from '../views/guide/WhatIsANetworkPanel.tsx'
export { WhatIsAWalletPanel } from '../views/guide/WhatIsAWalletPanel.tsx'
