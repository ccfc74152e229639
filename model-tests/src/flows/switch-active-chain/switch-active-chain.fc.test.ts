import { walkChartAtRandom } from '../../walker/suite.ts'
import { switchActiveChainModel } from './switch-active-chain.model.ts'

walkChartAtRandom(switchActiveChainModel)
