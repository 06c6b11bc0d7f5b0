/* What every page stands on. Inside a cascade layer, so that the sheets of components win. */
import './theme.css';
import './fonts.css';
import './base.css';
