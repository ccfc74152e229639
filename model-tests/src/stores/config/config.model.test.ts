import { walkChart } from '../../walker/suite.ts'
import { configModel } from './config.model.ts'

walkChart(configModel)
