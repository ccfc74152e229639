import { walkChartAtRandom } from '../../walker/suite.ts'
import { allWalletsModel } from './all-wallets.model.ts'

walkChartAtRandom(allWalletsModel)
