import { walkChartAtRandom } from '../../walker/suite.ts'
import { configModel } from './config.model.ts'

walkChartAtRandom(configModel)
