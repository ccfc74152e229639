import { walkChartAtRandom } from '../../../walker/suite.ts'
import { multiChainModel } from './multi-chain.model.ts'

walkChartAtRandom(multiChainModel)
