"""A certificate made for the test, for 127.0.0.1 and localhost, and a client that trusts nothing else."""

import ssl
import subprocess
from pathlib import Path
from typing import NamedTuple


class Certificate(NamedTuple):
    """The files of a certificate, which is its own authority."""

    cert: Path
    key: Path

    @property
    def trust(self) -> ssl.SSLContext:
        """Return a context that trusts only this certificate."""
        return ssl.create_default_context(cafile=str(self.cert))


def certificate(folder: Path, names: str = "IP:127.0.0.1,DNS:localhost") -> Certificate:
    """Make a certificate that is valid for a day."""
    made = Certificate(folder / "cert.pem", folder / "key.pem")
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command += ["-days", "1", "-subj", "/CN=localhost", "-addext", f"subjectAltName={names}"]
    subprocess.run([*command, "-keyout", made.key, "-out", made.cert], check=True, capture_output=True)
    return made
