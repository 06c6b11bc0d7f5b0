/*
 * Every style that the shell and the forms need, in Mantine's order (a component after those it is made of) and
 * inside its cascade layer, so that our own sheets win. Components of single pages import theirs beside them.
 */
import './layers.css';
import '@mantine/core/styles/baseline.layer.css';
import './theme-variables.generated.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import './base.css';
