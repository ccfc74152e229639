import { walkChartAtRandom } from '../../walker/suite.ts'
import { switchNetworkModel } from './switch-network.model.ts'

walkChartAtRandom(switchNetworkModel)
