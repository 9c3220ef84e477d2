"""The picture workshop: draws every card of the deck with code; it never imports the game.

NumPy, OpenBLAS, OpenCV and Numba choose their arithmetic by processor, so the last digits would differ between
machines. Before any of them is loaded, this module asks all four for AVX2, so that a newer processor draws the same
bytes.
"""

import os

ARITHMETIC = {
    "NPY_DISABLE_CPU_FEATURES": "X86_V4 AVX512_ICL AVX512_SPR",
    "OPENBLAS_CORETYPE": "Haswell",
    "OPENCV_CPU_DISABLE": "AVX512-SKX",
    "OPENCV_IPP": "avx2",
    "NUMBA_CPU_NAME": "haswell",
    "NUMBA_CPU_FEATURES": "+sse4.2,+avx,+avx2,+fma",
}

for _name, _value in ARITHMETIC.items():
    os.environ.setdefault(_name, _value)
