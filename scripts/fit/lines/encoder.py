"""The Universal Sentence Encoder Lite in JAX: the same numbers as src/engines/understanding/meaning gives."""

from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

PIECE_SIZE, SIZE, INNER_SIZE, HEADS = 256, 512, 1536, 4
SHAPES = {
    "emb": (-1, PIECE_SIZE), "freq": (-1,), "widen_w": (PIECE_SIZE, SIZE), "widen_b": (SIZE,),
    "last_w": (SIZE, SIZE), "last_b": (SIZE,),
} | {
    f"l{layer}_{name}": shape
    for layer, width in ((0, PIECE_SIZE), (1, SIZE))
    for name, shape in {
        "n1_s": (width,), "n1_b": (width,), "n2_s": (SIZE,), "n2_b": (SIZE,),
        "qkv_w": (width, 3 * width), "qkv_b": (3 * width,), "out_w": (width, SIZE), "out_b": (SIZE,),
        "conv1_w": (SIZE, INNER_SIZE), "conv1_b": (INNER_SIZE,),
        "conv2_w": (INNER_SIZE, SIZE), "conv2_b": (SIZE,),
    }.items()
}


def load(folder: Path) -> dict:
    """All numbers of the encoder by their short names."""
    return {
        name: jnp.asarray(np.fromfile(folder / f"encoder-{name}.f32", np.float32).reshape(shape))
        for name, shape in SHAPES.items()
    }


def _normalised(rows, scale, shift):
    mean = rows.mean(-1, keepdims=True)
    variance = ((rows - mean) ** 2).mean(-1, keepdims=True)
    return (rows - mean) / jnp.sqrt(variance + 1e-6) * scale + shift


def _through(numbers, layer, rows, kept, mask):
    get = lambda name: numbers[f"l{layer}_{name}"]
    texts, pieces, width = rows.shape
    asked = _normalised(rows, get("n1_s"), get("n1_b")) @ get("qkv_w") + get("qkv_b")
    queries, keys, values = (
        each.reshape(texts, pieces, HEADS, width // HEADS) for each in jnp.split(asked, 3, -1)
    )
    fits = jnp.einsum("bthd,bshd->bhts", queries, keys) / np.sqrt(width // HEADS)
    shares = jax.nn.softmax(jnp.where(mask[:, None, None, :], fits, -1e9), -1)
    attended = jnp.einsum("bhts,bshd->bthd", shares, values).reshape(texts, pieces, width)
    attended = attended @ get("out_w") + get("out_b") + kept
    inner = _normalised(attended, get("n2_s"), get("n2_b")) @ get("conv1_w") + get("conv1_b")
    return jax.nn.relu(inner) @ get("conv2_w") + get("conv2_b") + attended


def lower(numbers, pieces, mask):
    """[text][piece] as the rows of the first layer."""
    angles = np.arange(pieces.shape[1])[:, None] * np.asarray(numbers["freq"])[None, :]
    places = np.concatenate([np.sin(angles), np.cos(angles)], -1).astype(np.float32)
    rows = 2 * numbers["emb"][pieces] + places
    return _through(numbers, 0, rows, rows @ numbers["widen_w"] + numbers["widen_b"], mask)


def upper(numbers, rows, mask):
    """Rows of the first layer as meanings, each of length 1."""
    rows = _through(numbers, 1, rows, rows, mask)
    weights = mask[..., None].astype(jnp.float32)
    mean = (rows * weights).sum(1) / jnp.maximum(weights.sum(1), 1)
    return unit(jnp.tanh(mean @ numbers["last_w"] + numbers["last_b"]))


def unit(rows):
    return rows / jnp.sqrt((rows * rows).sum(-1, keepdims=True) + 1e-12)
